/** Words that are guessed first as passwords in India, those of this site among them; lower case, the most frequent first. */
export const guessedWords: readonly string[] = words(`
  password india welcome admin love krishna cricket mumbai ganesh sairam pass secret login qwerty iloveyou bharat pune
  delhi sachin dhoni msdhoni msd virat rohit kohli shiva ram radhe hanuman jai shri shree om namah shivaya sai baba
  mata lucky king queen boss hello master jaan mummy papa mama maa god jesus christ allah waheguru khalsa singham
  passwort passcode signin administrator user guest root test default changeme letmein please qwertyuiop qwertz azerty
  asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv 1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r 1qaz2wsx3edc 1qaz2wsx 1qaz@wsx3edc
  1qaz@wsx !qaz2wsx qazwsx q1w2e3r4 lovely baby angel sunshine princess flower summer winter monkey dragon shadow
  superman batman spiderman football soccer trustno computer internet google facebook whatsapp instagram youtube gmail
  jio airtel samsung nokia redmi xiaomi freedom indian hindustan hindusthan maharashtra maharaja ganpati ganapati
  bappa morya jaishriram shriram jaimatadi omnamahshivaya mahadev bholenath shankar shankara parvati durga kali
  lakshmi laxmi saraswati saraswathi vishnu narayan narayana venkatesh venkateswara balaji tirupati tirumala murugan
  ayyappa swami swamy guru nanak satnam bismillah inshallah mashallah khuda hare hari radha radhekrishna radheshyam
  sita sitaram ramsita jagannath vitthal pandurang khandoba ambabai bhavani tuljabhavani shivaji sambhaji
  maharashtrian marathi jaihind vandemataram satyamevajayate merabharatmahan bharatmata incredible tiger lion kabaddi
  hockey ipl chennai super kings indians royal challengers knight riders csk rcb mahi thala kingkohli hitman tendulkar
  gavaskar dravid sehwag yuvraj jadeja bumrah hardik pandya kapil dev bollywood salman shahrukh srk amitabh rajini
  rajinikanth prabhas allu arjun bahubali kgf sholay mogambo gabbar namaste namaskar namaskaram dost yaar bhai didi
  dada dadi nana nani beta beti jaanu janu sona sonu chotu pappu guddu munna babu pyar dil zindagi khushi shanti
  bangalore bengaluru hyderabad chennai madras kolkata calcutta ahmedabad surat jaipur lucknow kanpur nagpur indore
  thane bhopal patna vadodara ludhiana agra nashik nasik faridabad meerut rajkot varanasi banaras kashi srinagar
  aurangabad dhanbad amritsar allahabad prayagraj ranchi howrah coimbatore jabalpur gwalior vijayawada jodhpur madurai
  raipur kota guwahati chandigarh solapur hubli mysore mysuru trichy bareilly aligarh moradabad jalandhar bhubaneswar
  salem warangal guntur noida gurgaon gurugram dehradun kochi cochin kozhikode trivandrum udaipur ajmer kolhapur
  sangli satara ratnagiri goa panaji shirdi pandharpur ayodhya mathura vrindavan haridwar rishikesh navi bombay bandra
  andheri borivali dadar kothrud hinjewadi pimpri chinchwad gujarat rajasthan punjab haryana bihar bengal odisha
  kerala tamil tamilnadu karnataka telangana andhra pradesh assam kashmir himachal uttarakhand jharkhand chhattisgarh
  foundation trust ngo hostel school children child special needs donate donation charity staff desk office teacher
  whatever mobile phone number january february march april june july august september october november december
  monday sunday saturday diwali deepavali dussehra dasara navratri chaturthi holi eid christmas rakhi gudi padwa taj
  mahal tajmahal maharaj chhatrapati bajrang bajrangbali punekar puneri mumbaikar paltan titans sunrisers capitals
  zaq12wsx zaq1@wsx zaq1 xsw2 cde3 wsx edc rfv gita quran bible temple mandir masjid rupee bank aadhaar aadhar paytm
  phonepe hotstar flipkart desi masti
`);

/** First names and surnames that are frequent in India, in Latin letters; lower case, the most frequent first. */
export const guessedNames: readonly string[] = words(`
  kumar rajesh deepak amit rahul priya pooja sharma singh suresh ramesh sanjay vijay ajay anil sunil manoj ravi raj
  neha anjali kavita sunita anita rekha meena geeta gita seema nisha asha usha lata maya sneha swati shweta pallavi
  patel shah gupta verma varma yadav mishra joshi kulkarni deshpande patil pawar jadhav shinde more gaikwad kale khan
  ali ahmed mohammed mohammad muhammad mohd sheikh shaikh ansari siddiqui qureshi pathan hussain begum bano reddy rao
  naidu nair menon pillai iyer iyengar krishnan subramanian venkat raju babu das dass devi kaur gill sandhu sidhu
  dhillon grewal bedi chopra kapoor khanna malhotra mehra arora ahuja bhatia sethi anand kohli bose ghosh banerjee
  mukherjee chatterjee chakraborty chakraborti sen dutta datta roy ray basu mitra sarkar saha paul mondal biswas dubey
  tiwari tripathi trivedi pandey pandit shukla dwivedi chaturvedi pathak upadhyay bajpai vajpayee awasthi saxena
  srivastava shrivastava mathur bhatnagar nigam agarwal agrawal aggarwal goel goyal garg mittal jindal bansal jain
  mehta desai parekh parikh doshi gandhi modi thakkar thakur rathod rathore chauhan chavan solanki parmar vaghela
  bhatt dave vyas pandya naik nayak salunkhe bhosale bhosle mane mohite kadam sawant salvi rane parab kamble kambli
  gokhale apte bhave bhide phadke kelkar karve ranade tilak tambe tembe wagh waghmare ingle lokhande deshmukh dalvi
  surve mahajan mhatre koli dsouza desouza fernandes fernandez pereira rodrigues pinto thomas george mathew joseph
  john varghese abraham philip chacko kurian antony jacob simon mary aarav vivaan aditya vihaan arjun sai reyansh
  ayaan krishna ishaan shaurya atharva advik pranav advait dhruv kabir aryan arnav yash om parth rohan rohit sahil
  karan varun tarun arun akash vikas vikram vinod vivek vishal abhishek abhijit ashish ashok alok amar amol aniket
  ankit ankur anup anurag atul bharat bhushan chetan darshan dinesh gaurav ganesh girish gopal govind harish hemant
  hitesh jatin jayesh jitendra kamal kapil kartik karthik kaushik ketan kiran kishor kishore kunal lalit laxman lokesh
  mahesh manish mayur mohan mohit mukesh mukund nagesh naresh narendra naveen navin nikhil nilesh nitin niraj neeraj
  omkar onkar pankaj paresh prabhakar pradeep pradip prakash pramod prasad prasanna prashant pratik prateek praveen
  pravin prem raghav raghu rajendra rajiv rajeev rakesh raman ramakrishna ranjit ritesh rishi rupesh sachin sagar
  sameer samir sandeep sandip sanket santosh sarvesh satish saurabh shailesh sharad shashi shekhar shivam shubham
  siddharth sidharth sourav subhash sudhir sumit suraj surendra sushant swapnil tanmay tejas tushar uday umesh vaibhav
  varad vasant venkatesh vinay vinayak vipul viraj vishwas yogesh yuvraj zaheer imran irfan salim saleem aslam akbar
  arif asif faisal feroz javed nadeem rashid rizwan sajid shahid tariq wasim yusuf aishwarya alka amruta amrita ananya
  anaya aadhya diya saanvi myra pari anika navya kiara ira isha ishita aparna archana arti aarti bhavana bharti chhaya
  deepa deepali deepika devika divya ekta gauri gayatri gouri harsha hema indira jaya jayashree jyoti kajal kalpana
  kamala kanchan karishma kareena kavya komal lakshmi laxmi lalita leela madhavi madhuri mamata mamta manasi manisha
  manju meera minal mira mohini monika mrunal mukta nalini namrata nandini nayana neelam neeta neetu nidhi nikita
  nilima nirmala nutan padma parvati payal poonam prachi pragati pratibha pratima preeti priti priyanka punam radha
  radhika ragini rajni rani rashmi reena renuka riya rina ritu roshni rucha ruchi rutuja saee sakshi sandhya sangeeta
  sangita sanika sarika sarita savita shalini shanta shanti sharmila sheela shilpa shital shobha shraddha shreya
  shruti shubhangi smita snehal sonal sonali sonia suman supriya surekha sushma sushila tanvi tanuja tara tejal trupti
  tulsi uma urmila vaishali vandana varsha vasudha veena vidya vimal vrushali yamini yogita zara ayesha aisha fatima
  farah nazia parveen rukhsana sana shabana yasmin zainab gurpreet harpreet manpreet jaspreet simran amandeep
  balwinder dixit katrina kaif kapur aamir hrithik ranbir ranveer vidyut surya vijaya karthika
`);

function words(text: string): string[] {
  return [...new Set(text.trim().split(/\s+/))];
}
